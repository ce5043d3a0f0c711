import { type Preview, readPreviewLink } from '@selvedge/service'

/**
 * The preview that a browser shows, from the parameters in its cookie; `undefined` when the preview has ended. The
 * parameters are signed like those of a link. A change of the key ends the preview, and a cookie of one site shows no
 * preview at another site.
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
