import { type Preview, readPreviewLink } from '@selvedge/service'

/**
 * The preview that a browser shows, by the parameters in its cookie; undefined when it has ended. The parameters are signed like
 * those of a link, so that another key ends the preview, and the cookie of one site shows nothing on another.
 */
export const readPreview = (
  parameters: string | undefined,
  siteKey: string,
  key: string | undefined,
  now: number = Date.now(),
): Preview | undefined => {
  if (parameters === undefined || !key) return undefined
  const read = readPreviewLink(new URLSearchParams(parameters), key, now)
  return read.ok && read.preview.site === siteKey ? read.preview : undefined
}
