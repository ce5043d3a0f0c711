import type { Meta } from '@storybook/react-vite'
import { BenefitList } from '../../index.ts'
import { courtPrint, quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './BenefitList.docs.ts'

export default {
  title: 'Pieces/BenefitList',
  component: BenefitList,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <BenefitList
      items={[
        { title: 'Printed to order', text: 'Nothing here exists yet.', colors: quincePrint.colors },
        { title: '45 days to return', text: 'Even if you have cut into it.' },
        { title: 'Safe payment', text: 'Straight to the bank.', colors: courtPrint.colors },
      ]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
