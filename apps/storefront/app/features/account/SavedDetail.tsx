import { Price } from '@selvedge/ui-kit/Price'
import { ShopImage } from '../frame/ShopImage.tsx'
import type { SavedItemView } from './savedItems.server.ts'

/** The image of a saved item, for a board. */
export const SavedImage = ({ id }: { readonly id: string }) => (
  <ShopImage id={id} alt="" ratio="fill" sizes="(min-width: 48em) 33vw, 50vw" widths={[256, 384, 640, 828]} />
)

/** The details of a saved item: its product, its current price, and why it cannot be bought. */
export const SavedDetail = ({
  item: { detail, quantity, price, state },
}: {
  readonly item: Pick<SavedItemView, 'detail' | 'quantity' | 'price' | 'state'>
}) => (
  <>
    {[detail, quantity].filter(Boolean).join(', ')}
    {price ? (
      <div>
        <Price {...price} />
      </div>
    ) : null}
    {state ? <div>{state}</div> : null}
  </>
)
