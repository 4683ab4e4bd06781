/** Samples as a WAV file of 16 bits. */
export function wav(sides: readonly Float32Array[], rate: number): Buffer {
  const frames = sides[0]!.length;
  const size = frames * sides.length * 2;
  const file = Buffer.alloc(44 + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(sides.length, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * sides.length * 2, 28);
  file.writeUInt16LE(sides.length * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (let i = 0; i < frames; i += 1)
    for (const [k, side] of sides.entries()) {
      const sample = Math.max(-1, Math.min(1, side[i]!));
      file.writeInt16LE(Math.round(sample * 32_767), 44 + (i * sides.length + k) * 2);
    }
  return file;
}
