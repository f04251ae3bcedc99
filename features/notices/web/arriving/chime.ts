const notes = [
  { hertz: 660, after: 0 },
  { hertz: 880, after: 0.14 },
]
const seconds = 0.6
const loudness = 0.08

/** Two soft notes, synthesised. A browser stays silent until the person has pressed something. */
export function playChime(): void {
  const context = new AudioContext()
  for (const { hertz, after } of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + after
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.000_1, start + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
  setTimeout(() => void context.close(), 2_000)
}
