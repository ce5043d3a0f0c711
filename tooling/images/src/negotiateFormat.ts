import type { ImageFormat } from './renderImage.ts'

const offered = ['avif', 'webp'] as const satisfies readonly ImageFormat[]

/** The media types that an `Accept` header names, without those with `q=0`. */
const acceptedTypes = (accept: string): readonly string[] =>
  accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((text) => text.trim().toLowerCase())
    return parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? [] : [type]
  })

/**
 * Returns the smallest format that a client names in its `Accept` header, and JPEG otherwise. A wildcard is not enough,
 * because old clients that cannot show AVIF also send it.
 */
export const negotiateFormat = (accept: string | undefined): ImageFormat => {
  const types = acceptedTypes(accept ?? '')
  return offered.find((format) => types.includes(`image/${format}`)) ?? 'jpeg'
}
