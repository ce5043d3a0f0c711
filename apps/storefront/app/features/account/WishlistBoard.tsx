import { useFetcher, useFetchers } from '@remix-run/react'
import { Board } from '@selvedge/ui-kit/Board'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Price } from '@selvedge/ui-kit/Price'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { WishlistItemView } from '../../../server/wishlist/wishlistView.ts'
import { m } from '../../paraglide/messages.js'
import { priceUnitText } from '../catalogue/unitText.ts'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { WishlistChange } from './wishlist.server.ts'

/** The forms that add a saved item to the cart, or remove it from the wishlist. */
const SavedActions = ({ line }: { readonly line: WishlistItemView }) => {
  const paths = usePaths()
  const buying = useFetcher<WishlistChange>()
  const removing = useFetcher<WishlistChange>()
  const here = paths.account('wishlist')
  const bought = buying.state === 'idle' ? buying.data : undefined
  const failed = [bought, removing.state === 'idle' ? removing.data : undefined].find(
    (change) => change?.kind === 'unavailable' || change?.kind === 'item-unavailable',
  )
  const hidden = <input type="hidden" name="lineItemId" value={line.id} />
  return (
    <>
      <Inline gap="m">
        {line.available ? (
          <buying.Form method="post" action={here}>
            {hidden}
            <TextLink
              type="submit"
              name="intent"
              value="buy"
              place="alone"
              aria-label={m.add_named_to_cart({ name: line.name })}
            >
              {m.add_to_cart()}
            </TextLink>
          </buying.Form>
        ) : null}
        <removing.Form
          method="post"
          action={here}
          onSubmit={() => document.getElementById('wishlist-title')?.focus()}
        >
          {hidden}
          <input type="hidden" name="intent" value="remove" />
          <TextLink
            type="submit"
            place="alone"
            tone="text"
            aria-label={m.remove_line({ name: line.name || m.item_gone() })}
          >
            {m.remove()}
          </TextLink>
        </removing.Form>
      </Inline>
      <div aria-live="polite">
        {bought?.kind === 'bought' ? (
          <TextLink href={paths.cart()}>{m.in_cart_now()}</TextLink>
        ) : failed ? (
          failed.kind === 'unavailable' ? (
            m.error_text()
          ) : (
            m.item_unavailable()
          )
        ) : null}
      </div>
    </>
  )
}

/** The saved items on a board. An item is hidden while it is being removed, and shown again if that fails. */
export const WishlistBoard = ({ saved }: { readonly saved: readonly WishlistItemView[] }) => {
  const paths = usePaths()
  const leaving = useFetchers().flatMap(({ state, formData }) =>
    state !== 'idle' && formData?.get('intent') === 'remove' ? [formData.get('lineItemId')] : [],
  )
  return (
    <Board
      items={saved
        .filter(({ id }) => !leaving.includes(id))
        .map((line) => ({
          id: line.id,
          name: line.name || m.item_gone(),
          href: line.slug ? paths.product(line.slug, line.sku) : paths.home(),
          image: (
            <ShopImage
              id={line.image}
              alt=""
              ratio="fill"
              sizes="(min-width: 48em) 33vw, 50vw"
              widths={[256, 384, 640, 828]}
            />
          ),
          detail: (
            <>
              {[line.kind, line.designer].filter(Boolean).join(', ')}
              {line.available ? (
                <div>
                  <Price
                    current={line.price}
                    labels={{ current: m.price_now(), was: m.price_was() }}
                    {...(line.was ? { was: line.was } : {})}
                    {...priceUnitText(line.unit)}
                  />
                </div>
              ) : (
                <div>{m.out_of_stock()}</div>
              )}
            </>
          ),
          actions: <SavedActions line={line} />,
        }))}
    />
  )
}
