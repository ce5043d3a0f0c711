import { MiniLine } from '@selvedge/ui-kit/MiniLine'
import type { LineView } from '../../../server/cart/cartView.ts'
import { amountText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'

type OrderLinesProps = {
  readonly lines: readonly LineView[]
}

/** What was or is about to be ordered, a line each: picture, name, what was chosen (size, material), amount, price. */
export const OrderLines = ({ lines }: OrderLinesProps) =>
  lines.map((line) => (
    <MiniLine
      key={line.id}
      name={line.name}
      detail={[line.kind, ...line.facts.map(({ value }) => value), amountText(line.unit, line.quantity)]
        .filter(Boolean)
        .join(', ')
        // A number keeps its unit beside it: "1 yd", "24 in × 12 ft".
        .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')}
      picture={<ShopPicture id={line.picture} sizes="64px" widths={[64, 128]} />}
      price={line.subtotal}
    />
  ))
