import type { Meta } from '@storybook/react-vite'
import { IntervalChart, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './IntervalChart.docs.ts'

export default {
  title: 'Data/IntervalChart',
  component: IntervalChart,
  parameters: { guide },
} satisfies Meta

const format = (value: number): string => `${value > 0 ? '+' : ''}${value}`

export const Results = {
  render: () => (
    <Stack gap="xl">
      <IntervalChart
        value={0.42}
        low={0.08}
        high={0.77}
        format={format}
        label="Higher by 0.42 points, from 0.08 to 0.77"
        caption="Difference in visitors who buy, points"
      />
      <IntervalChart
        value={-0.1}
        low={-0.6}
        high={0.4}
        format={format}
        label="No difference found: -0.1 points, from -0.6 to 0.4"
        caption="Difference in visitors who buy, points"
      />
    </Stack>
  ),
}

export const LongText = longText(Results)
export const RightToLeft = rightToLeft(Results)
export const SmallScreen = smallScreen(Results)
