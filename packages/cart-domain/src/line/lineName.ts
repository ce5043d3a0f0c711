import type { LineItemLike } from '../cart/cartLike.ts'
import { lineDetail } from './detailText.ts'
import { isWallpaperOrFabric } from './isWallpaperOrFabric.ts'

/** A line's heading: its title, and the material it is printed on where that is told apart from it. */
export type LineName = { readonly title: string; readonly material: string }

/**
 * What a line is called. Wallpaper and fabric go by their design, with the material beside it; everything else, and a
 * line without a design's name, by the product's own name.
 */
export const lineName = (line: LineItemLike): LineName => {
  const title = line.name ?? ''
  if (!isWallpaperOrFabric(line)) return { title, material: '' }
  return {
    title: lineDetail(line, 'designName') || title,
    material: lineDetail(line, 'wallpaper-name') || lineDetail(line, 'fabric-name'),
  }
}
