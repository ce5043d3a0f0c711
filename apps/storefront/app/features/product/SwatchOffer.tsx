import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { m } from '../../paraglide/messages.js'
import { refusalOf, useCartFetcher } from '../cart/CartForm.tsx'
import { usePaths } from '../frame/useShop.ts'

/** Offers a swatch of the chosen material. One press adds it to the cart. */
export const SwatchOffer = ({ swatch }: { readonly swatch: NonNullable<ShownProduct['swatch']> }) => {
  const paths = usePaths()
  const fetcher = useCartFetcher('swatch')
  const refusal = refusalOf(fetcher)
  const isAdded = fetcher.state === 'idle' && fetcher.data?.kind === 'changed'
  return (
    <Panel tone="raised">
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={swatch.sku} />
        <input type="hidden" name="quantity" value="1" />
        <Stack gap="s">
          <Text weight="strong">{m.swatch_offer_title()}</Text>
          <Text size="small" tone="muted">
            {swatch.text}
          </Text>
          <Button type="submit" tone="secondary" loading={fetcher.state !== 'idle'}>
            {swatch.order}
          </Button>
        </Stack>
      </fetcher.Form>
      <div aria-live="polite">
        {isAdded ? (
          <Callout tone="success" action={<TextLink href={paths.cart()}>{m.go_to_cart()}</TextLink>}>
            {m.swatch_added()}
          </Callout>
        ) : null}
        {refusal ? <Callout tone="error">{refusal.message}</Callout> : null}
      </div>
    </Panel>
  )
}
