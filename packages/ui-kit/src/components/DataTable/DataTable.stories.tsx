import type { Meta } from '@storybook/react-vite'
import { DataTable, StepDots, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './DataTable.docs.ts'
import { dataTableAlignments, dataTableTones } from './DataTable.variants.ts'

export default {
  title: 'Data/DataTable',
  component: DataTable,
  argTypes: variantArgTypes({ align: dataTableAlignments, tone: dataTableTones }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

const order = (number: string, placed: string, name: string, done: number, word: string, total: string) => ({
  key: number,
  cells: [
    <TextLink key="number" href={`/orders/${number}`}>
      {number}
    </TextLink>,
    placed,
    name,
    <StepDots key="step" total={5} done={done} tone={word.startsWith('Held') ? 'error' : 'plain'}>
      {word}
    </StepDots>,
    total,
  ],
})

export const Default = {
  render: () => (
    <DataTable
      caption="Orders"
      columns={[
        { label: 'Order', tone: 'code' },
        { label: 'Placed', tone: 'muted' },
        { label: 'Customer' },
        { label: 'Step' },
        { label: 'Total', align: 'end' },
      ]}
      rows={[
        order('SV-20431', 'Nov 22, 4:10 pm', 'Dana Whitfield', 2, 'Files checked', '$142.00'),
        order('SV-20430', 'Nov 22, 3:58 pm', 'Harper & Lowe', 3, 'On the press', '$1,968.00'),
        order('SV-20429', 'Nov 22, 3:31 pm', 'Luis Ortega', 0, 'Held, address', '$64.00'),
      ]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
