import type { Meta } from '@storybook/react-vite'
import { Badge, Button, Grid, HeartIcon, IconButton, Price, ProductCard } from '../../index.ts'
import { cushionOf, Example } from '../../stories/images.tsx'
import { court, hours, plaid, quince } from '../../stories/prints.ts'
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
        name={quince.name}
        designer={quince.designer}
        colors={quince.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={quince} />}
        second={<Example src={cushionOf(quince)} />}
      />
      <ProductCard
        href="#court"
        name={court.name}
        kind="Duvet cover"
        designer={court.designer}
        colors={court.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={court} />}
        second={<Example src={cushionOf(court)} />}
      />
      <ProductCard
        href="#hours"
        name={hours.name}
        designer={hours.designer}
        colors={hours.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={hours} />}
        second={<Example src={cushionOf(hours)} />}
      />
    </Grid>
  ),
}

export const WithActions = {
  render: () => (
    <Grid columns="cards">
      <ProductCard
        href="#plaid"
        name={plaid.name}
        designer={plaid.designer}
        colors={plaid.colors}
        price={<Price current="$18.50" unit="a yard" />}
        image={<Example print={plaid} />}
        second={<Example src={cushionOf(plaid)} />}
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
