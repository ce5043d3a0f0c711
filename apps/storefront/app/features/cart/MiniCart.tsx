import { Button } from '@selvedge/ui-kit/Button'
import { CompactLineItem } from '@selvedge/ui-kit/CompactLineItem'
import { Drawer } from '@selvedge/ui-kit/Drawer'
import { SummaryRows } from '@selvedge/ui-kit/OrderSummary'
import { Price } from '@selvedge/ui-kit/Price'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { CartView } from '../../../server/cart/cartView.ts'
import { m } from '../../paraglide/messages.js'
import { quantityText } from '../catalogue/unitText.ts'
import { usePaths } from '../frame/useShop.ts'
import { LineImage } from './LineImage.tsx'

type MiniCartProps = {
  readonly title: string
  /** The label of the link to the cart. */
  readonly cartLabel: string
  /** The cart with the added product. */
  readonly cart: CartView
  readonly onClose: () => void
}

/** Shows the cart in a drawer after a product was added to it. */
export const MiniCart = ({ title, cartLabel, cart, onClose }: MiniCartProps) => {
  const paths = usePaths()
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeLabel={m.close()}
      side="right"
      footer={
        <Stack gap="s">
          <SummaryRows
            rows={[{ label: m.total(), value: <Price current={cart.summary.total} size="total" /> }]}
          />
          <Button href={paths.cart()} width="full">
            {cartLabel}
          </Button>
          <Button tone="secondary" width="full" onClick={onClose}>
            {m.keep_shopping()}
          </Button>
        </Stack>
      }
    >
      {cart.lines.map((line) => (
        <CompactLineItem
          key={line.id}
          name={line.name}
          detail={[line.summary, quantityText(line.unit, line.quantity)].filter(Boolean).join(', ')}
          image={<LineImage line={line} sizes="64px" widths={[64, 128]} />}
          price={
            <Price
              current={line.total}
              labels={{ current: m.price_now(), was: m.price_was() }}
              {...(line.was ? { was: line.was } : {})}
            />
          }
        />
      ))}
    </Drawer>
  )
}
