import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { silence, tone } from './fakes/realtime-audio.ts'

const RATE = 48_000
const HEADER_BYTES = 44

/** Silence, speech, silence, in the format of Chromium's fake microphone: WAV, 16 bit, mono. */
export async function writeMicrophone(folder: string, { quietMs = 6_000, speechMs = 1_000 } = {}): Promise<string> {
  const parts = [silence(quietMs, RATE), tone(440, speechMs, RATE), silence(2_000, RATE)]
  const data = Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  const path = join(folder, 'microphone.wav')
  await writeFile(path, Buffer.concat([header, data]))
  return path
}

/** Chromium arguments for this microphone with permission; calls use the loopback. */
export function speaking(path: string): string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${path}%noloop`,
    '--allow-loopback-in-peer-connection',
    '--autoplay-policy=no-user-gesture-required',
  ]
}
