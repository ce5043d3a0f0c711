import type { Meta } from '@storybook/react-vite'
import { Badge, Button, Grid, HeartIcon, IconButton, Price, ProductCard } from '../../index.ts'
import { cushionImage, Example } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, plaidPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ProductCard.docs.ts'

export default {
  title: 'Data/ProductCard',
  component: ProductCard,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <Grid columns="cards">
      <ProductCard
        href="#quince"
        name={quincePrint.name}
        designer={quincePrint.designer}
        colors={quincePrint.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={quincePrint} />}
        second={<Example src={cushionImage(quincePrint)} />}
      />
      <ProductCard
        href="#court"
        name={courtPrint.name}
        kind="Duvet cover"
        designer={courtPrint.designer}
        colors={courtPrint.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={courtPrint} />}
        second={<Example src={cushionImage(courtPrint)} />}
      />
      <ProductCard
        href="#hours"
        name={hoursPrint.name}
        designer={hoursPrint.designer}
        colors={hoursPrint.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={hoursPrint} />}
        second={<Example src={cushionImage(hoursPrint)} />}
      />
    </Grid>
  ),
}

export const WithActions = {
  render: () => (
    <Grid columns="cards">
      <ProductCard
        href="#plaid"
        name={plaidPrint.name}
        designer={plaidPrint.designer}
        colors={plaidPrint.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={plaidPrint} />}
        second={<Example src={cushionImage(plaidPrint)} />}
        wishlistButton={
          <IconButton label="Save Moor Plaid" icon={<HeartIcon />} tone="floating" aria-pressed />
        }
        quick={
          <Button tone="quiet" size="s">
            Add a swatch, $5
          </Button>
        }
        badge={
          <Badge look="label" tone="sale">
            Sale
          </Badge>
        }
      />
    </Grid>
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
