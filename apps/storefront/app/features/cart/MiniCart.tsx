import { useFetcher } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Drawer } from '@selvedge/ui-kit/Drawer'
import { MiniLine } from '@selvedge/ui-kit/MiniLine'
import { SummaryRows } from '@selvedge/ui-kit/OrderSummary'
import { Price } from '@selvedge/ui-kit/Price'
import { Skeleton } from '@selvedge/ui-kit/Skeleton'
import { Stack } from '@selvedge/ui-kit/Stack'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import type { loader } from '../../routes/($locale).cart_.glance.tsx'
import { amountText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'

type MiniCartProps = {
  /** What was just added. */
  readonly added: string
  readonly onClose: () => void
}

/** The cart at the window's edge after something was added: a look, and on to the cart or back to the shop. */
export const MiniCart = ({ added, onClose }: MiniCartProps) => {
  const paths = usePaths()
  const { load, data } = useFetcher<typeof loader>()
  const glance = paths.cartGlance()
  useEffect(() => load(glance), [load, glance])
  const cart = data?.cart
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={m.added_to_cart({ name: added })}
      closeLabel={m.close()}
      side="right"
      footer={
        <Stack gap="s">
          {cart ? (
            <SummaryRows
              rows={[{ label: m.total(), value: <Price current={cart.summary.total} size="total" /> }]}
            />
          ) : null}
          <Button href={paths.cart()} width="full">
            {m.go_to_cart()}
          </Button>
          <Button tone="secondary" width="full" onClick={onClose}>
            {m.keep_shopping()}
          </Button>
        </Stack>
      }
    >
      {cart ? (
        cart.lines.map((line) => (
          <MiniLine
            key={line.id}
            name={line.name}
            detail={[line.kind, ...line.facts.map(({ value }) => value), amountText(line.unit, line.quantity)]
              .filter(Boolean)
              .join(', ')}
            picture={<ShopPicture id={line.picture} alt="" ratio="fill" sizes="64px" widths={[64, 128]} />}
            price={
              <Price
                current={line.total}
                labels={{ current: m.price_now(), was: m.price_was() }}
                {...(line.was ? { was: line.was } : {})}
              />
            }
          />
        ))
      ) : (
        <Skeleton shape="panel" />
      )}
    </Drawer>
  )
}
