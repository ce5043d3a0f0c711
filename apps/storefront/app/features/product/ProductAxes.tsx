import { useNavigate, useNavigation } from '@remix-run/react'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Inline } from '@selvedge/ui-kit/Inline'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef } from 'react'
import type { AxisView } from '../../../server/catalogue/productView.ts'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { m } from '../../paraglide/messages.js'
import { materialImage, ShopImage } from '../frame/ShopImage.tsx'
import './ProductAxes.css.ts'

const isMaterial = ({ name, options }: AxisView): boolean =>
  name === 'fabric-name' || name === 'wallpaper-name' || options.length > 4

type MaterialAxisProps = {
  readonly axis: AxisView
  readonly chosen: string
  readonly hrefOf: (sku: string) => string
}

/**
 * The materials of a design as cards. Selecting a card opens the variant with that material in place. Without
 * JavaScript each material has a link.
 */
const MaterialAxis = ({ axis, chosen, hrefOf }: MaterialAxisProps) => {
  const navigate = useNavigate()
  const cards = useRef<HTMLDivElement>(null)
  const open = (sku: string) => navigate(hrefOf(sku), { preventScrollReset: true, replace: true })
  // A card that was selected before hydration is checked already.
  useEffect(() => {
    const sku = cards.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (sku && sku !== chosen) open(sku)
  }, [])
  return (
    <div ref={cards}>
      <RadioCards
        legend={axis.label}
        name={axis.name}
        layout="cards"
        value={chosen}
        onChange={open}
        options={axis.options.map(({ sku, label, note, price, image }) => ({
          value: sku,
          label,
          note,
          aside: price,
          image: <ShopImage id={materialImage(image, 'swatch')} sizes="64px" widths={[64, 128]} />,
        }))}
      />
      <noscript>
        <Inline gap="s">
          <Hidden when="visually">{m.choose_by_link()}</Hidden>
          {axis.options.map(({ sku, label }) => (
            <TextLink key={sku} href={hrefOf(sku)} size="small">
              {label}
            </TextLink>
          ))}
        </Inline>
      </noscript>
    </div>
  )
}

/** The options of a product: size, material. Each option is the page of another variant. */
export const ProductAxes = ({ product }: { readonly product: ShownProduct }) => {
  // The requested variant is shown as selected before its price has loaded.
  const requested = new URLSearchParams(useNavigation().location?.search).get('sku')
  const hrefOf = (sku: string): string => product.variantHref + encodeURIComponent(sku)
  return product.axes.map((axis) => {
    const option =
      axis.options.find(({ sku }) => sku === requested) ?? axis.options.find(({ chosen }) => chosen)
    const chosen = option?.sku ?? ''
    return isMaterial(axis) ? (
      <MaterialAxis key={axis.name} axis={axis} chosen={chosen} hrefOf={hrefOf} />
    ) : (
      <SegmentedControl
        key={axis.name}
        legend={axis.label}
        legendShown
        name={axis.name}
        value={chosen}
        width="full"
        segments={axis.options.map(({ sku, label }) => ({ value: sku, label, href: hrefOf(sku) }))}
      />
    )
  })
}
