/** FNV-1a of a text, as an unsigned 32-bit integer. */
export const hashOf = (text: string): number => {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** A short hash of a text that is a valid element id. */
export const idPrefix = (text: string): string => `p${(hashOf(text) % 36 ** 5).toString(36)}`
