// Sounds: small ones that the browser makes by itself, for those who want them.
import { readSetting, saveSetting } from './storage'

/** A note: its pitch in hertz, and when it begins and how long it lasts, in seconds. */
type Note = readonly [pitch: number, start: number, length: number]

const TUNES = {
  // Somebody else has moved.
  move: [[440, 0, 0.08]],
  // It is our turn.
  turn: [
    [587, 0, 0.12],
    [880, 0.1, 0.2],
  ],
  // The game is over.
  end: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.3],
  ],
} satisfies Record<string, readonly Note[]>

const WISH = 'sound'
const VOLUME = 0.08
// A note swells and fades this fast, so that nothing clicks.
const EDGE = 0.015

let wish = $state(readSetting(WISH) === 'on')
let audio: AudioContext | null = null

/** Whether somebody wants to hear anything; off until they say so. */
export function wantsSound(): boolean {
  return wish
}

/** Want sounds, or no more; whoever turns them on hears one. */
export function wantSound(on: boolean): void {
  wish = on
  saveSetting(WISH, on ? 'on' : 'off')
  play('turn')
}

/** Play a tune, if it is wanted. Browsers are silent until their owner has pressed something. */
export function play(tune: keyof typeof TUNES): void {
  if (!wish || !navigator.userActivation.hasBeenActive) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const note of TUNES[tune]) playNote(audio, note)
}

function playNote(audio: AudioContext, [pitch, start, length]: Note): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const loudness = new GainNode(audio, { gain: 0 })
  const begin = audio.currentTime + start
  loudness.gain.setTargetAtTime(VOLUME, begin, EDGE)
  loudness.gain.setTargetAtTime(0, begin + length, EDGE)
  tone.connect(loudness).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + length + 10 * EDGE)
}
