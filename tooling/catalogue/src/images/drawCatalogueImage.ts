import { drawArtistPortrait } from '../content/artists.ts'
import { designByKey } from '../designs/designs.ts'
import { drawImage } from './drawImage.ts'
import { drawUnprintedCloth } from './drawUnprintedCloth.ts'
import { imageViews } from './imageViews.ts'
import type { ImageView } from './types.ts'

const isView = (view: string): view is ImageView => (imageViews as readonly string[]).includes(view)

/**
 * Draws a product image as SVG, by the design's key and the view of its path (`{designKey}/{view}.svg`). The key `plain` is
 * unprinted fabric, and `artists` has a portrait
 * under the slug of each artist. `undefined` for an unknown key or view.
 */
export const drawCatalogueImage = (designKey: string, view: string): string | undefined => {
  if (designKey === 'artists') return drawArtistPortrait(view)
  if (!isView(view)) return undefined
  if (designKey === 'plain') return drawUnprintedCloth()
  const design = designByKey.get(designKey)
  return design && drawImage(design.spec, view).svg
}
