import type { Meta } from '@storybook/react-vite'
import { Badge, OrderRow } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './OrderRow.docs.ts'

export default {
  title: 'Data/OrderRow',
  component: OrderRow,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <OrderRow
      number="#SV-20418"
      href="#order"
      meta="Nov 18, 2026, 3 items"
      shipTo={{ label: 'Ship to', name: 'Marianne Hale' }}
      status={<Badge tone="warning">In Progress</Badge>}
      total="$304.72"
      strips={[quincePrint, courtPrint, hoursPrint].map((print) => (
        <Example key={print.name} print={print} />
      ))}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
