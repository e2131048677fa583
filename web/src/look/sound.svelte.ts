// Sounds: small ones that the browser makes by itself, for those who want them.
import { recall, remember } from '../server/memory'

/** A note: its pitch in hertz, and when it begins and how long it lasts, in seconds. */
type Note = readonly [pitch: number, start: number, length: number]

const TUNES = {
  // Somebody else has moved.
  move: [[440, 0, 0.08]],
  // It is our turn.
  turn: [[587, 0, 0.12], [880, 0.1, 0.2]],
  // The game is over.
  end: [[523, 0, 0.14], [659, 0.12, 0.14], [784, 0.24, 0.3]],
} satisfies Record<string, readonly Note[]>

const WISH = 'sound'
const LOUD = 0.08
// A note swells and fades this fast, so that nothing clicks.
const EDGE = 0.015

let wish = $state(recall(WISH) === 'on')
let air: AudioContext | null = null

/** Whether somebody wants to hear anything; off until they say so. */
export function wantsSound(): boolean {
  return wish
}

/** Want sounds, or no more; whoever turns them on hears one. */
export function wantSound(on: boolean): void {
  wish = on
  remember(WISH, on ? 'on' : 'off')
  play('turn')
}

/** Play a tune, if it is wanted. Browsers are silent until their owner has pressed something. */
export function play(tune: keyof typeof TUNES): void {
  if (!wish || !navigator.userActivation.hasBeenActive) return
  air ??= new AudioContext()
  void air.resume()
  for (const note of TUNES[tune]) sing(air, note)
}

function sing(air: AudioContext, [pitch, start, length]: Note): void {
  const voice = new OscillatorNode(air, { type: 'triangle', frequency: pitch })
  const loudness = new GainNode(air, { gain: 0 })
  const begin = air.currentTime + start
  loudness.gain.setTargetAtTime(LOUD, begin, EDGE)
  loudness.gain.setTargetAtTime(0, begin + length, EDGE)
  voice.connect(loudness).connect(air.destination)
  voice.start(begin)
  voice.stop(begin + length + 10 * EDGE)
}
