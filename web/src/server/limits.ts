// How much the server takes; a test holds them against its own.
export const LONGEST_NAME = 24
export const LONGEST_LINE = 200
