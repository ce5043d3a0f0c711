import { MiniLine } from '@selvedge/ui-kit/MiniLine'
import type { LineView } from '../../../server/cart/cartViews.ts'
import { amountText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'

type OrderLinesProps = {
  readonly lines: readonly LineView[]
  /** `options`: with the size, material and the like that were chosen. */
  readonly detail?: 'kind' | 'options'
}

/** What was or is about to be ordered, a line each: picture, name, kind, amount, price. */
export const OrderLines = ({ lines, detail = 'kind' }: OrderLinesProps) =>
  lines.map((line) => (
    <MiniLine
      key={line.id}
      name={line.name}
      detail={[
        line.kind,
        ...(detail === 'options' ? line.facts.map(({ value }) => value) : []),
        amountText(line.unit, line.quantity),
      ]
        .filter(Boolean)
        .join(', ')}
      picture={<ShopPicture id={line.picture} alt="" ratio="fill" sizes="64px" widths={[64, 128]} />}
      price={line.subtotal}
    />
  ))
