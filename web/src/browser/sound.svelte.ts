// Sounds: small ones that the browser makes by itself, soft, from the first press on, until somebody wants none.
import { readSetting, saveSetting } from './storage'

/** A tone or a rustle: its pitch in hertz, when it begins and how long it lasts in seconds, and how loud it is. */
type Part = readonly [kind: 'tone' | 'noise', pitch: number, start: number, length: number, loudness: number]

const SOUNDS = {
  // Paper that slides over the table.
  draw: [
    ['noise', 2400, 0, 0.07, 1.4],
    ['noise', 4200, 0.05, 0.1, 1.1],
  ],
  // Cardboard on wood.
  lay: [
    ['noise', 420, 0, 0.035, 2.6],
    ['tone', 132, 0, 0.05, 1.6],
    ['noise', 2600, 0, 0.012, 0.5],
  ],
  // A small piece that is put down.
  place: [
    ['noise', 1500, 0, 0.015, 1.3],
    ['tone', 330, 0, 0.03, 1.3],
  ],
  // Dice that tumble, and lie.
  roll: [
    ['noise', 2300, 0, 0.014, 2.8],
    ['noise', 1700, 0.07, 0.014, 3],
    ['noise', 2600, 0.13, 0.014, 2.6],
    ['noise', 1500, 0.21, 0.016, 2.8],
    ['noise', 1100, 0.3, 0.02, 3.2],
  ],
  // A flag that goes up.
  conquer: [
    ['tone', 392, 0, 0.09, 0.9],
    ['tone', 523, 0.1, 0.09, 0.9],
    ['tone', 659, 0.2, 0.22, 0.9],
    ['tone', 784, 0.2, 0.22, 0.6],
  ],
  // It is our turn.
  turn: [
    ['tone', 587, 0, 0.12, 1],
    ['tone', 880, 0.1, 0.2, 1],
  ],
  // The game is over.
  end: [
    ['tone', 523, 0, 0.14, 1],
    ['tone', 659, 0.12, 0.14, 1],
    ['tone', 784, 0.24, 0.3, 1],
  ],
} satisfies Record<string, readonly Part[]>

export type Sound = keyof typeof SOUNDS

const WISH = 'sound'
const VOLUME = 0.07
// A part swells and fades this fast, so that nothing clicks.
const EDGE = { tone: 0.015, noise: 0.004 }
/** What follows faster than this, in milliseconds, would be a din: it is left out, unless it calls somebody. */
const APART = 90
const CALLS: ReadonlySet<Sound> = new Set(['turn', 'end', 'conquer'])

let wish = $state(readSetting(WISH) !== 'off')
let audio: AudioContext | null = null
let rustle: AudioBuffer | null = null
let last = -Infinity

/** Whether somebody wants to hear anything; they do, until they say otherwise. */
export function wantsSound(): boolean {
  return wish
}

/** Want sounds, or no more; whoever turns them on hears one. */
export function wantSound(on: boolean): void {
  wish = on
  saveSetting(WISH, on ? 'on' : 'off')
  play('turn')
}

/** Play a sound, if it is wanted. Browsers are silent until their owner has pressed something. */
export function play(sound: Sound): void {
  if (!wish || !navigator.userActivation.hasBeenActive) return
  const now = performance.now()
  if (now - last < APART && !CALLS.has(sound)) return
  last = now
  audio ??= new AudioContext()
  void audio.resume()
  for (const part of SOUNDS[sound]) playPart(audio, part)
}

function playPart(audio: AudioContext, [kind, pitch, start, length, loudness]: Part): void {
  const gain = new GainNode(audio, { gain: 0 })
  const begin = audio.currentTime + start
  gain.gain.setTargetAtTime(VOLUME * loudness, begin, EDGE[kind])
  gain.gain.setTargetAtTime(0, begin + length, EDGE[kind])
  const source =
    kind === 'tone'
      ? new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
      : new AudioBufferSourceNode(audio, { buffer: makeRustle(audio), loop: true })
  if (kind === 'tone') source.connect(gain)
  else source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 })).connect(gain)
  gain.connect(audio.destination)
  source.start(begin)
  source.stop(begin + length + 10 * EDGE[kind])
}

/** Half a second of noise, for all that rustles and knocks. */
function makeRustle(audio: AudioContext): AudioBuffer {
  if (rustle) return rustle
  rustle = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate })
  const samples = rustle.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1
  return rustle
}
