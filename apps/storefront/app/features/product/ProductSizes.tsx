import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { m } from '../../paraglide/messages.js'
import type { ProductData } from './loadProduct.server.ts'
import { productSizes } from './ProductSizes.css.ts'
import { ScaleDrawing } from './ScaleDrawing.tsx'

/** All sizes of a product on one scale; the chosen size shows the product's print. */
export const ProductSizes = ({
  product,
  sizes: drawing,
}: Pick<ProductData, 'sizes'> & { readonly product: ShownProduct }) =>
  drawing ? (
    <Stack gap="m">
      <Heading level={2} size="group">
        {m.sizes_title()}
      </Heading>
      <ul className={productSizes}>
        {drawing.sizes.map(({ label, isChosen, ...size }) => (
          // The widths are to scale too.
          <li key={label} style={{ flex: size.width }} aria-current={isChosen || undefined}>
            <ScaleDrawing label={label} product={product} {...size} />
            <Text size="small" weight={isChosen ? 'strong' : 'regular'}>
              {label}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {drawing.note}
      </Text>
    </Stack>
  ) : null
