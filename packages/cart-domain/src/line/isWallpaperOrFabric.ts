import type { LineItemLike } from '../cart/cartLike.ts'

const others = ['living and decor', 'bedding', 'dining', 'printed fabric']

/**
 * Whether a line is named as wallpaper or fabric (spec §9): its product type's key is `wallpaper`, or `fabric` without
 * "printed fabric" in the name, and the name excludes "Living And Decor", "Bedding", "Dining" and "Printed Fabric". The
 * line's name and its product type's both count, regardless of case.
 */
export const isWallpaperOrFabric = ({
  name,
  productType,
}: Pick<LineItemLike, 'name' | 'productType'>): boolean => {
  const names = `${name ?? ''}\n${productType?.name ?? ''}`.toLowerCase()
  const { key } = productType ?? {}
  return (key === 'wallpaper' || key === 'fabric') && !others.some((other) => names.includes(other))
}
