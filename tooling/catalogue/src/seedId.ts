import { createHash } from 'node:crypto'

/** A deterministic id, derived from the kind and name of a resource. */
export const seedId = (...parts: readonly (string | number)[]): string => {
  const hex = createHash('sha1').update(parts.join('/')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A pseudo-random number below `size` that depends only on the text. */
export const seedNumber = (text: string, size: number): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16) % size

/** The creation time of seeded resources. */
export const seedTime = '2026-01-05T09:00:00.000Z'

export const seedStamp = (...parts: readonly (string | number)[]) => ({
  id: seedId(...parts),
  version: 1,
  createdAt: seedTime,
  lastModifiedAt: seedTime,
})
