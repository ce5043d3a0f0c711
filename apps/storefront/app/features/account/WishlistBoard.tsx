import { useFetchers } from '@remix-run/react'
import { Board } from '@selvedge/ui-kit/Board'
import { Price } from '@selvedge/ui-kit/Price'
import type { SavedView } from '../../../server/wishlist/wishlistView.ts'
import { m } from '../../paraglide/messages.js'
import { unitText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import { SavedActions } from './SavedActions.tsx'

/** What was saved, pinned to a board. What is being removed is gone at once, and back if that fails. */
export const WishlistBoard = ({ saved }: { readonly saved: readonly SavedView[] }) => {
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
          picture: (
            <ShopPicture
              id={line.picture}
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
                    {...unitText(line.unit)}
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
