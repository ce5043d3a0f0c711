import type { Meta } from '@storybook/react-vite'
import { Carousel, type CarouselLabels, Heading, Image, Stack, Text } from '../../index.ts'
import { fabricImage } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Carousel.docs.ts'
import { carouselLayouts } from './Carousel.variants.ts'

export default {
  title: 'Data/Carousel',
  component: Carousel,
  argTypes: variantArgTypes({ layout: carouselLayouts }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

const labels: CarouselLabels = {
  carousel: 'carousel',
  previous: 'Previous designs',
  next: 'Next designs',
  position: (first, last, total) =>
    first === last ? `${first} of ${total}` : `${first} to ${last} of ${total}`,
}
const prints = [quincePrint, courtPrint, hoursPrint]

export const Single = {
  render: () => (
    <Carousel
      label="The collection"
      labels={labels}
      items={prints.map((print) => ({
        id: print.name.replaceAll(' ', ''),
        label: print.name,
        content: (
          <Image
            srcFor={() => fabricImage(print)}
            alt={print.name}
            width={800}
            height={500}
            sizes="100vw"
            ratio="wide"
          />
        ),
      }))}
    />
  ),
}

export const Cards = {
  render: () => (
    <Carousel
      label="New this week"
      layout="cards"
      labels={labels}
      title={
        <Heading level={2} size="group">
          New this week
        </Heading>
      }
      items={[...prints, ...prints].map((print, index) => ({
        id: String(index),
        label: print.name,
        content: (
          <Stack gap="xs">
            <Image
              srcFor={() => fabricImage(print)}
              alt=""
              width={400}
              height={500}
              sizes="50vw"
              ratio="portrait"
              radius="field"
            />
            <Text weight="strong">{print.name}</Text>
            <Text size="small" tone="muted">
              {print.designer}
            </Text>
          </Stack>
        ),
      }))}
    />
  ),
}

export const Hover = hover(Single)
export const Focus = focus(Single)
export const Active = active(Single)
export const LongText = longText(Cards)
export const RightToLeft = rightToLeft(Cards)
export const SmallScreen = smallScreen(Cards)
