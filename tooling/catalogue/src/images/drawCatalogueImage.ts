import { drawArtistPortrait } from '../content/artists.ts'
import { designByKey } from '../designs/designs.ts'
import { drawImage } from './drawImage.ts'
import { isFinishName } from './finishes/finishNames.ts'
import { imageViews } from './imageViews.ts'
import { drawSpecial, isSpecial } from './specials/drawSpecial.ts'
import type { ImageView } from './types.ts'

const isView = (view: string): view is ImageView => (imageViews as readonly string[]).includes(view)

/**
 * Draws a product image as SVG from the parts of its path, `{designKey}/{view}.svg`. A view may name the surface of a
 * material, as in `cloth.velvet`. For a product without a design, `designKey` is the product's key. For the portrait of
 * an artist, `designKey` is `artists` and `view` is the artist's slug. Returns `undefined` for an unknown key or view.
 */
export const drawCatalogueImage = (designKey: string, view: string): string | undefined => {
  if (designKey === 'artists') return drawArtistPortrait(view)
  const [name = '', finish] = view.split('.', 2)
  if (!isView(name) || (finish !== undefined && !isFinishName(finish))) return undefined
  if (isSpecial(designKey)) return drawSpecial(designKey, name)
  const design = designByKey.get(designKey)
  return design && drawImage(finish ? { ...design.spec, finish } : design.spec, name).svg
}
