import type { Meta } from '@storybook/react-vite'
import { Facts } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Facts.docs.ts'
import { factsLayouts } from './Facts.variants.ts'

export default {
  title: 'Data/Facts',
  component: Facts,
  argTypes: variantArgTypes({ layout: factsLayouts }),
  parameters: { guide },
} satisfies Meta

export const Table = {
  render: () => (
    <Facts
      layout="table"
      items={[
        { term: 'Designer', value: 'Imani Okafor' },
        { term: 'Width', value: '54 in' },
      ]}
    />
  ),
}

export const Line = {
  render: () => (
    <Facts
      layout="line"
      items={[
        { term: 'Designer', value: 'Imani Okafor' },
        { term: 'Width', value: '54 in' },
      ]}
    />
  ),
}

export const LongText = longText(Table)
export const RightToLeft = rightToLeft(Table)
export const SmallScreen = smallScreen(Table)
