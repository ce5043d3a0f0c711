import { useNavigate, useNavigation } from '@remix-run/react'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Inline } from '@selvedge/ui-kit/Inline'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { AxisView, ProductView } from '../../../server/catalogue/views.ts'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import { axisText } from './axisTexts.ts'

const isMaterial = ({ name, options }: AxisView): boolean =>
  name === 'fabric-name' || name === 'wallpaper-name' || options.length > 4

/** What a shopper chooses by. Every choice is an address: script follows it in place, and without it they are links. */
export const ProductAxes = ({ product }: { readonly product: ProductView }) => {
  const paths = usePaths()
  const navigate = useNavigate()
  // What is asked for shows at once, before its price is here.
  const asked = new URLSearchParams(useNavigation().location?.search).get('sku')
  const hrefOf = (sku: string): string => paths.product(product.slug, sku)
  return product.axes.map((axis) => {
    const chosen =
      axis.options.find(({ sku }) => sku === asked) ?? axis.options.find((option) => option.chosen)
    if (!isMaterial(axis))
      return (
        <SegmentedControl
          key={axis.name}
          legend={axisText(axis.name)}
          legendShown
          name={axis.name}
          value={chosen?.sku ?? ''}
          width="full"
          segments={axis.options.map(({ sku, label }) => ({ value: sku, label, href: hrefOf(sku) }))}
        />
      )
    return (
      <div key={axis.name}>
        <RadioCards
          legend={axisText(axis.name)}
          name={axis.name}
          layout="cards"
          value={chosen?.sku ?? ''}
          onChange={(sku) => navigate(hrefOf(sku), { preventScrollReset: true, replace: true })}
          options={axis.options.map(({ sku, label, note, price }) => ({
            value: sku,
            label,
            note,
            aside: price,
            picture: (
              <ShopPicture
                id={designPicture(product.shots[0]?.picture ?? '', 'swatch')}
                alt=""
                ratio="fill"
                sizes="64px"
                widths={[64, 128]}
              />
            ),
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
  })
}
