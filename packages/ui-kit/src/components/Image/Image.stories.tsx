import type { Meta } from '@storybook/react-vite'
import { Grid, Image } from '../../index.ts'
import { fabricImage } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Image.docs.ts'
import { imageAnchors, imageRadii, imageRatios } from './Image.variants.ts'

export default {
  title: 'Data/Image',
  component: Image,
  argTypes: variantArgTypes({ ratio: imageRatios, anchor: imageAnchors, radius: imageRadii }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Natural = {
  render: () => (
    <Image
      srcFor={() => fabricImage(quincePrint)}
      alt="Quince Orchard"
      width={800}
      height={1000}
      sizes="300px"
    />
  ),
}

export const Ratios = {
  render: () => (
    <Grid columns="three">
      <Image
        srcFor={() => fabricImage(courtPrint)}
        alt="Square"
        width={800}
        height={1000}
        sizes="33vw"
        ratio="square"
        radius="field"
      />
      <Image
        srcFor={() => fabricImage(hoursPrint)}
        alt="Tall"
        width={800}
        height={1000}
        sizes="33vw"
        ratio="tall"
      />
      <Image
        srcFor={() => fabricImage(quincePrint)}
        alt="Wide"
        width={800}
        height={1000}
        sizes="33vw"
        ratio="wide"
        priority
      />
    </Grid>
  ),
}

export const LongText = longText(Natural)
export const RightToLeft = rightToLeft(Natural)
export const SmallScreen = smallScreen(Natural)
