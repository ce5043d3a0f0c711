import { Link } from '@selvedge/ui-kit/Link'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import { kindImage, kindTile, kindTiles } from './KindTiles.css.ts'

type KindTilesProps = {
  /** The subcategories of a category, each with an image. */
  readonly kinds: readonly { readonly slug: string; readonly name: string; readonly image: string }[]
}

/** The subcategories of a category, as links with images. */
export const KindTiles = ({ kinds }: KindTilesProps) => {
  const paths = usePaths()
  return kinds.length > 0 ? (
    <ul className={kindTiles}>
      {kinds.map(({ slug, name, image }) => (
        <li key={slug}>
          <Link className={kindTile} href={paths.category(slug)}>
            <div className={kindImage}>
              <ShopImage
                id={image}
                sizes="(min-width: 62em) 12vw, (min-width: 48em) 18vw, 34vw"
                widths={[256, 384]}
              />
            </div>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  ) : null
}
