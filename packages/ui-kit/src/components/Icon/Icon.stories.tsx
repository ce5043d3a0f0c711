import type { Meta } from '@storybook/react-vite'
import {
  AccountIcon,
  AlertIcon,
  ArrowIcon,
  BagIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  FilterIcon,
  HeartIcon,
  InfoIcon,
  Inline,
  LockIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
} from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Icon.docs.ts'
import { iconSizes } from './Icon.variants.ts'

export default {
  title: 'Action/Icon',
  component: SearchIcon,
  argTypes: variantArgTypes({ size: iconSizes }),
  parameters: { guide },
} satisfies Meta

export const All = {
  render: () => (
    <Inline gap="l">
      <AccountIcon label="Account" />
      <AlertIcon label="Alert" />
      <ArrowIcon label="Arrow" />
      <BagIcon label="Bag" />
      <CheckIcon label="Check" />
      <ChevronDownIcon label="ChevronDown" />
      <ChevronLeftIcon label="ChevronLeft" />
      <ChevronRightIcon label="ChevronRight" />
      <CloseIcon label="Close" />
      <FilterIcon label="Filter" />
      <HeartIcon label="Heart" />
      <InfoIcon label="Info" />
      <LockIcon label="Lock" />
      <MenuIcon label="Menu" />
      <MinusIcon label="Minus" />
      <PlusIcon label="Plus" />
      <SearchIcon label="Search" />
    </Inline>
  ),
}

export const Sizes = {
  render: () => (
    <Inline>
      <BagIcon size={16} />
      <BagIcon size={18} />
      <BagIcon />
      <BagIcon size={28} /> Bag
    </Inline>
  ),
}

export const LongText = longText(All)
export const RightToLeft = rightToLeft(All)
export const SmallScreen = smallScreen(All)
