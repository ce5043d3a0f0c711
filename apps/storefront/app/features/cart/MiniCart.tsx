import { useFetcher } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Drawer } from '@selvedge/ui-kit/Drawer'
import { MiniLine } from '@selvedge/ui-kit/MiniLine'
import { Skeleton } from '@selvedge/ui-kit/Skeleton'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
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
            <Text>
              {m.total()}: {cart.summary.total}
            </Text>
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
            detail={[line.kind, amountText(line.unit, line.quantity)].filter(Boolean).join(', ')}
            picture={<ShopPicture id={line.picture} alt="" ratio="fill" sizes="64px" widths={[64, 128]} />}
            price={line.total}
          />
        ))
      ) : (
        <Skeleton shape="panel" />
      )}
    </Drawer>
  )
}
