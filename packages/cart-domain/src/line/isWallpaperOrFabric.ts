import type { LineItemLike } from '../cart/cartLike.ts'

const others = ['living and decor', 'bedding', 'dining', 'printed fabric']

/**
 * Whether a line is wallpaper or fabric by its names. Its product type has the key `wallpaper` or `fabric`,
 * and neither the name of the line nor that of its product type contains "Living And Decor", "Bedding", "Dining" or
 * "Printed Fabric", regardless of case.
 */
export const isWallpaperOrFabric = ({
  name,
  productType,
}: Pick<LineItemLike, 'name' | 'productType'>): boolean => {
  const names = `${name ?? ''}\n${productType?.name ?? ''}`.toLowerCase()
  const { key } = productType ?? {}
  return (key === 'wallpaper' || key === 'fabric') && !others.some((other) => names.includes(other))
}
