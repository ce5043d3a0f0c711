/** The image formats of phones and browsers, by the first bytes of a file. */
const signatures = [
  { type: 'image/jpeg', extension: 'jpg', matches: (bytes: Buffer) => bytes.subarray(0, 3).equals(JPEG) },
  { type: 'image/png', extension: 'png', matches: (bytes: Buffer) => bytes.subarray(0, 8).equals(PNG) },
  {
    type: 'image/webp',
    extension: 'webp',
    matches: (bytes: Buffer) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP',
  },
  {
    type: 'image/heic',
    extension: 'heic',
    matches: (bytes: Buffer) =>
      textAt(bytes, 4, 8) === 'ftyp' && ['heic', 'heix', 'mif1'].includes(textAt(bytes, 8, 12)),
  },
] as const

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const textAt = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1')

/** The type and extension of an image, by its content; `undefined` for any other file, whatever its name says. */
export const imageTypeOf = (bytes: Buffer): { type: string; extension: string } | undefined => {
  const found = signatures.find(({ matches }) => matches(bytes))
  return found && { type: found.type, extension: found.extension }
}
