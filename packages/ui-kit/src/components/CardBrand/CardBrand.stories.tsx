import type { Meta } from '@storybook/react-vite'
import { CardBrand, Inline, RadioCards } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './CardBrand.docs.ts'
import { cardBrands } from './CardBrand.variants.ts'

export default {
  title: 'Data/CardBrand',
  component: CardBrand,
  argTypes: variantArgTypes({ brand: cardBrands }),
  parameters: { guide },
} satisfies Meta

export const Brands = {
  render: () => (
    <Inline gap="s">
      {cardBrands.map((brand) => (
        <CardBrand key={brand} brand={brand} label={brand} />
      ))}
    </Inline>
  ),
}

export const BesideItsName = {
  render: () => (
    <RadioCards
      legend="Saved cards"
      name="saved-card"
      defaultValue="visa"
      options={[
        {
          value: 'visa',
          label: 'Visa ending in 1111',
          note: 'Expires 03/28',
          aside: <CardBrand brand="visa" />,
        },
        {
          value: 'amex',
          label: 'American Express ending in 0005',
          note: 'Expires 11/27',
          aside: <CardBrand brand="amex" />,
        },
      ]}
    />
  ),
}

export const LongText = longText(Brands)
export const RightToLeft = rightToLeft(Brands)
export const SmallScreen = smallScreen(Brands)
