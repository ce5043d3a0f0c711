import { MiniLine } from '@selvedge/ui-kit/MiniLine'
import type { LineView } from '../../../server/cart/cartViews.ts'
import { amountText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'

/** What was or is about to be ordered, a line each: picture, name, kind, amount, price. */
export const OrderLines = ({ lines }: { readonly lines: readonly LineView[] }) =>
  lines.map((line) => (
    <MiniLine
      key={line.id}
      name={line.name}
      detail={[line.kind, amountText(line.unit, line.quantity)].filter(Boolean).join(', ')}
      picture={<ShopPicture id={line.picture} alt="" ratio="fill" sizes="64px" widths={[64, 128]} />}
      price={line.subtotal}
    />
  ))
