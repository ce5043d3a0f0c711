import { CompactLineItem } from '@selvedge/ui-kit/CompactLineItem'
import type { LineView } from '../../../server/cart/cartView.ts'
import { quantityText } from '../catalogue/unitText.ts'
import { LineImage } from './LineImage.tsx'

type OrderLinesProps = {
  readonly lines: readonly LineView[]
}

/** The lines of an order, placed or not: image, name, the selected options (size, material), quantity, price. */
export const OrderLines = ({ lines }: OrderLinesProps) =>
  lines.map((line) => (
    <CompactLineItem
      key={line.id}
      name={line.name}
      detail={[line.summary, quantityText(line.unit, line.quantity)]
        .filter(Boolean)
        .join(', ')
        // Keeps a number and its unit on one line: "1 yd", "24 in × 12 ft".
        .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')}
      image={<LineImage line={line} sizes="64px" widths={[64, 128]} />}
      price={line.subtotal}
    />
  ))
