import './theme/index.ts'

export type { AccordionItemProps } from './components/Accordion/index.ts'
export { Accordion, AccordionItem } from './components/Accordion/index.ts'
export type { AddressCardProps } from './components/AddressCard/index.ts'
export { AddressCard } from './components/AddressCard/index.ts'
export type { AddressFieldsProps, AddressPart } from './components/AddressFields/index.ts'
export { AddressFields } from './components/AddressFields/index.ts'
export type { AdminHeaderLink, AdminHeaderProps } from './components/AdminHeader/index.ts'
export { AdminHeader } from './components/AdminHeader/index.ts'
export type { AlertDialogProps } from './components/AlertDialog/index.ts'
export { AlertDialog } from './components/AlertDialog/index.ts'
export type { ArtistFact, ArtistHeaderProps } from './components/ArtistHeader/index.ts'
export { ArtistHeader } from './components/ArtistHeader/index.ts'
export type { AvatarProps } from './components/Avatar/index.ts'
export { Avatar } from './components/Avatar/index.ts'
export type { BadgeProps } from './components/Badge/index.ts'
export { Badge } from './components/Badge/index.ts'
export type { Benefit, BenefitListProps } from './components/BenefitList/index.ts'
export { BenefitList } from './components/BenefitList/index.ts'
export type { BoardItem, BoardProps } from './components/Board/index.ts'
export { Board } from './components/Board/index.ts'
export type { BoxProps } from './components/Box/index.ts'
export { Box } from './components/Box/index.ts'
export type { BannerLinkProps, BrandBannerProps, BrandSite } from './components/BrandBanner/index.ts'
export { BannerLink, BrandBanner } from './components/BrandBanner/index.ts'
export type { BreadcrumbsProps } from './components/Breadcrumbs/index.ts'
export { Breadcrumbs } from './components/Breadcrumbs/index.ts'
export type { ButtonProps } from './components/Button/index.ts'
export { Button } from './components/Button/index.ts'
export type { BuyBarProps } from './components/BuyBar/index.ts'
export { BuyBar } from './components/BuyBar/index.ts'
export type { CalloutProps } from './components/Callout/index.ts'
export { Callout } from './components/Callout/index.ts'
export type { CardBrandName, CardBrandProps } from './components/CardBrand/index.ts'
export { CardBrand } from './components/CardBrand/index.ts'
export type { CarouselItem, CarouselLabels, CarouselProps } from './components/Carousel/index.ts'
export { Carousel } from './components/Carousel/index.ts'
export type { CategoryRailItem, CategoryRailProps } from './components/CategoryRail/index.ts'
export { CategoryRail } from './components/CategoryRail/index.ts'
export type { CheckboxProps } from './components/Checkbox/index.ts'
export { Checkbox } from './components/Checkbox/index.ts'
export type { ChipProps } from './components/Chip/index.ts'
export { Chip } from './components/Chip/index.ts'
export type { CollapsibleOrderSummaryProps } from './components/CollapsibleOrderSummary/index.ts'
export { CollapsibleOrderSummary } from './components/CollapsibleOrderSummary/index.ts'
export type { CollectionTileProps } from './components/CollectionTile/index.ts'
export { CollectionRow, CollectionTile } from './components/CollectionTile/index.ts'
export type { ColorModeControls, ColorModeSwitchProps } from './components/ColorModeSwitch/index.ts'
export { ColorModeSwitch, useColorMode } from './components/ColorModeSwitch/index.ts'
export type { ColumnsProps } from './components/Columns/index.ts'
export { Columns } from './components/Columns/index.ts'
export type { ComboboxOption, ComboboxProps } from './components/Combobox/index.ts'
export { Combobox } from './components/Combobox/index.ts'
export type { CompactLineItemProps } from './components/CompactLineItem/index.ts'
export { CompactLineItem } from './components/CompactLineItem/index.ts'
export type { ContainerProps } from './components/Container/index.ts'
export { Container } from './components/Container/index.ts'
export type { CookieConsentProps } from './components/CookieConsent/index.ts'
export { CookieConsent } from './components/CookieConsent/index.ts'
export type { DataTableColumn, DataTableProps, DataTableRow } from './components/DataTable/index.ts'
export { DataTable } from './components/DataTable/index.ts'
export type { DateFieldMessages, DateFieldProps, DateProblem } from './components/DateField/index.ts'
export { DateField } from './components/DateField/index.ts'
export type { DeliveryPanelProps } from './components/DeliveryPanel/index.ts'
export { DeliveryPanel } from './components/DeliveryPanel/index.ts'
export type { DesignBoardItem, DesignBoardProps } from './components/DesignBoard/index.ts'
export { DesignBoard } from './components/DesignBoard/index.ts'
export type { DesignerTileProps } from './components/DesignerTile/index.ts'
export { DesignerRow, DesignerTile } from './components/DesignerTile/index.ts'
export type { DialogProps } from './components/Dialog/index.ts'
export { Dialog } from './components/Dialog/index.ts'
export type { DisclosureProps } from './components/Disclosure/index.ts'
export { Disclosure } from './components/Disclosure/index.ts'
export { Divider } from './components/Divider/index.ts'
export type { DotsProps } from './components/Dots/index.ts'
export { Dots } from './components/Dots/index.ts'
export type { DrawerProps } from './components/Drawer/index.ts'
export { Drawer } from './components/Drawer/index.ts'
export type {
  DropdownMenuAction,
  DropdownMenuCheckbox,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuProps,
} from './components/DropdownMenu/index.ts'
export { DropdownMenu } from './components/DropdownMenu/index.ts'
export { DroppedStitch } from './components/DroppedStitch/index.ts'
export type { EmptyStateProps } from './components/EmptyState/index.ts'
export { EmptyState } from './components/EmptyState/index.ts'
export type { ErrorStateProps } from './components/ErrorState/index.ts'
export { ErrorState } from './components/ErrorState/index.ts'
export type { FacetGroupProps, FacetOption } from './components/FacetGroup/index.ts'
export { FacetGroup } from './components/FacetGroup/index.ts'
export type { Fact, FactsProps } from './components/Facts/index.ts'
export { Facts } from './components/Facts/index.ts'
export type { FeaturePanelProps } from './components/FeaturePanel/index.ts'
export { FeaturePanel } from './components/FeaturePanel/index.ts'
export type { FieldControlAttributes, FieldProps, FieldTexts } from './components/Field/index.ts'
export { Field } from './components/Field/index.ts'
export type { FiguresProps, Measurement } from './components/Figures/index.ts'
export { Figures } from './components/Figures/index.ts'
export type {
  FileRejection,
  FileUploadMessages,
  FileUploadProps,
  UploadState,
} from './components/FileUpload/index.ts'
export { FileUpload } from './components/FileUpload/index.ts'
export type {
  CheckoutFooterProps,
  FooterGroupProps,
  FooterLink,
  FooterProps,
} from './components/Footer/index.ts'
export { CheckoutFooter, Footer, FooterGroup } from './components/Footer/index.ts'
export { FormActions } from './components/FormActions/index.ts'
export type { FormErrorSummaryProps } from './components/FormErrorSummary/index.ts'
export { FormErrorSummary } from './components/FormErrorSummary/index.ts'
export type { GalleryItem, GalleryProps } from './components/Gallery/index.ts'
export { Gallery } from './components/Gallery/index.ts'
export type { GridProps } from './components/Grid/index.ts'
export { FullWidthGridItem, Grid } from './components/Grid/index.ts'
export type {
  AccountMenu,
  CartLinkProps,
  HeaderAccount,
  HeaderLink,
  HeaderProps,
  HeaderSearch,
  NavFeature,
  NavGroup,
  NavItem,
  NavLink,
  NavPanel,
  SignOutButtonProps,
  SignOutForm,
  SignOutLinkProps,
} from './components/Header/index.ts'
export { CartLink, Header, SignOutButton, SignOutLink } from './components/Header/index.ts'
export type { HeadingProps } from './components/Heading/index.ts'
export { Heading } from './components/Heading/index.ts'
export type { HeroProps } from './components/Hero/index.ts'
export { Hero } from './components/Hero/index.ts'
export type { HiddenProps } from './components/Hidden/index.ts'
export { Hidden } from './components/Hidden/index.ts'
export type { IconProps } from './components/Icon/index.ts'
export {
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
  Icon,
  InfoIcon,
  LockIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
} from './components/Icon/index.ts'
export type { IconButtonProps } from './components/IconButton/index.ts'
export { IconButton } from './components/IconButton/index.ts'
export type { ImageProps, ImageSrcFor } from './components/Image/index.ts'
export { Image, imageWidths, srcSet } from './components/Image/index.ts'
export type { ImageZoomProps } from './components/ImageZoom/index.ts'
export { ImageZoom } from './components/ImageZoom/index.ts'
export type { InlineProps } from './components/Inline/index.ts'
export { Inline } from './components/Inline/index.ts'
export type { IntervalChartProps } from './components/IntervalChart/index.ts'
export { IntervalChart } from './components/IntervalChart/index.ts'
export type { LineItemRowProps } from './components/LineItemRow/index.ts'
export { LineItemRow } from './components/LineItemRow/index.ts'
export type { LinkComponent, LinkProps, LinkProviderProps } from './components/Link/index.ts'
export { Link, LinkContext, LinkProvider } from './components/Link/index.ts'
export type { ListProps } from './components/List/index.ts'
export { List } from './components/List/index.ts'
export type { LoadMoreProps } from './components/LoadMore/index.ts'
export { LoadMore } from './components/LoadMore/index.ts'
export type { LogoProps } from './components/Logo/index.ts'
export { Logo } from './components/Logo/index.ts'
export type { MembershipPanelProps } from './components/MembershipPanel/index.ts'
export { MembershipPanel, MembershipPanelRow } from './components/MembershipPanel/index.ts'
export type { NewsletterFormProps } from './components/NewsletterForm/index.ts'
export { NewsletterForm } from './components/NewsletterForm/index.ts'
export type { OrderRowProps } from './components/OrderRow/index.ts'
export { OrderRow } from './components/OrderRow/index.ts'
export type { OrderSummaryProps, SummaryRow } from './components/OrderSummary/index.ts'
export { OrderSummary, SummaryRows } from './components/OrderSummary/index.ts'
export type { PageTitleProps } from './components/PageTitle/index.ts'
export { PageTitle } from './components/PageTitle/index.ts'
export type { PaginationProps } from './components/Pagination/index.ts'
export { Pagination } from './components/Pagination/index.ts'
export type { PanelProps } from './components/Panel/index.ts'
export { Panel } from './components/Panel/index.ts'
export type {
  PasswordInputProps,
  PasswordRule,
  PasswordRulesProps,
} from './components/PasswordInput/index.ts'
export { PasswordInput, PasswordRules } from './components/PasswordInput/index.ts'
export type { PhoneCountry, PhoneInputProps } from './components/PhoneInput/index.ts'
export { PhoneInput } from './components/PhoneInput/index.ts'
export type { PopoverProps } from './components/Popover/index.ts'
export { Popover } from './components/Popover/index.ts'
export type { PriceProps } from './components/Price/index.ts'
export { Price } from './components/Price/index.ts'
export type { ProcessStep, ProcessStepsProps } from './components/ProcessSteps/index.ts'
export { ProcessSteps } from './components/ProcessSteps/index.ts'
export type { ProductCardProps } from './components/ProductCard/index.ts'
export { ProductCard } from './components/ProductCard/index.ts'
export type { ProductSwitcherChoice, ProductSwitcherProps } from './components/ProductSwitcher/index.ts'
export { ProductSwitcher } from './components/ProductSwitcher/index.ts'
export type { ProductTileGridItem } from './components/ProductTileGrid/index.ts'
export { ProductTileGrid } from './components/ProductTileGrid/index.ts'
export type { ProgressBarProps } from './components/ProgressBar/index.ts'
export { ProgressBar } from './components/ProgressBar/index.ts'
export type { ProgressDotsProps } from './components/ProgressDots/index.ts'
export { ProgressDots } from './components/ProgressDots/index.ts'
export type { PromoCodeProps } from './components/PromoCode/index.ts'
export { PromoCode } from './components/PromoCode/index.ts'
export type { QuantityStepperProps } from './components/QuantityStepper/index.ts'
export { QuantityStepper } from './components/QuantityStepper/index.ts'
export type { RadioCardsProps, RadioOption } from './components/RadioCards/index.ts'
export { RadioCard, RadioCards } from './components/RadioCards/index.ts'
export type { RadioGroupOption, RadioGroupProps } from './components/RadioGroup/index.ts'
export { RadioGroup } from './components/RadioGroup/index.ts'
export type { RangeSliderProps, RangeValue } from './components/RangeSlider/index.ts'
export { RangeSlider } from './components/RangeSlider/index.ts'
export type { RatingInputProps, RatingProps } from './components/Rating/index.ts'
export { Rating, RatingInput } from './components/Rating/index.ts'
export type {
  PatternRepeatKind,
  RepeatPreviewProps,
  RepeatPreviewSurface,
} from './components/RepeatPreview/index.ts'
export { RepeatPreview } from './components/RepeatPreview/index.ts'
export type {
  FilterBarProps,
  FilterButtonProps,
  FilterLinkProps,
  FilterPanelFooterProps,
  FilterPanelProps,
  ResultsBarProps,
  SortSelectProps,
} from './components/ResultsBar/index.ts'
export {
  FilterBar,
  FilterButton,
  FilterLink,
  FilterPanel,
  FilterPanelFooter,
  ResultsBar,
  SortSelect,
} from './components/ResultsBar/index.ts'
export type { ScalePreviewProps } from './components/ScalePreview/index.ts'
export { ScalePreview } from './components/ScalePreview/index.ts'
export type { SearchFieldProps } from './components/SearchField/index.ts'
export { SearchField } from './components/SearchField/index.ts'
export type {
  SearchSuggestGroup,
  SearchSuggestItem,
  SearchSuggestProps,
} from './components/SearchSuggest/index.ts'
export { SearchSuggest } from './components/SearchSuggest/index.ts'
export type { SectionProps } from './components/Section/index.ts'
export { Section } from './components/Section/index.ts'
export type { SectionHeaderProps } from './components/SectionHeader/index.ts'
export { SectionHeader } from './components/SectionHeader/index.ts'
export type {
  SegmentedControlProps,
  SegmentLink,
  SegmentOption,
} from './components/SegmentedControl/index.ts'
export { SegmentedControl } from './components/SegmentedControl/index.ts'
export type { SelectProps } from './components/Select/index.ts'
export { Select } from './components/Select/index.ts'
export type { SelvedgeStripProps } from './components/SelvedgeStrip/index.ts'
export { SelvedgeStrip } from './components/SelvedgeStrip/index.ts'
export type { SideNavProps } from './components/SideNav/index.ts'
export { SideNav } from './components/SideNav/index.ts'
export type { SkeletonProps } from './components/Skeleton/index.ts'
export { Skeleton } from './components/Skeleton/index.ts'
export type { SkipLinkProps } from './components/SkipLink/index.ts'
export { SkipLink } from './components/SkipLink/index.ts'
export type { SpinnerProps } from './components/Spinner/index.ts'
export { Spinner } from './components/Spinner/index.ts'
export type { StackProps } from './components/Stack/index.ts'
export { Stack } from './components/Stack/index.ts'
export type { StepDotsProps } from './components/StepDots/index.ts'
export { StepDots } from './components/StepDots/index.ts'
export type {
  BackLinkProps,
  CheckoutStepItem,
  CheckoutStepListProps,
  StepHeaderProps,
} from './components/StepHeader/index.ts'
export { BackLink, CheckoutStepList, StepHeader } from './components/StepHeader/index.ts'
export type { ColorWellProps, SwatchProps } from './components/Swatch/index.ts'
export { ColorWell, Swatch } from './components/Swatch/index.ts'
export type { SwatchChoice, SwatchGroupProps } from './components/SwatchGroup/index.ts'
export { SwatchGroup } from './components/SwatchGroup/index.ts'
export type { SwitchProps } from './components/Switch/index.ts'
export { Switch } from './components/Switch/index.ts'
export type { TabLinkItem, TabLinksProps } from './components/TabLinks/index.ts'
export { TabLinks } from './components/TabLinks/index.ts'
export type { TabItem, TabsProps } from './components/Tabs/index.ts'
export { Tabs } from './components/Tabs/index.ts'
export type { TagProps } from './components/Tag/index.ts'
export { Tag } from './components/Tag/index.ts'
export type { TextProps } from './components/Text/index.ts'
export { Text } from './components/Text/index.ts'
export type { TextareaCount, TextareaProps } from './components/Textarea/index.ts'
export { Textarea } from './components/Textarea/index.ts'
export type { TextInputProps } from './components/TextInput/index.ts'
export { TextInput } from './components/TextInput/index.ts'
export type { TextLinkProps } from './components/TextLink/index.ts'
export { TextLink } from './components/TextLink/index.ts'
export type { TimelineProps, TimelineStep } from './components/Timeline/index.ts'
export { Timeline } from './components/Timeline/index.ts'
export type { ToastControls, ToastProviderProps, ToastRequest } from './components/Toast/index.ts'
export { ToastProvider, toastDuration, useToast } from './components/Toast/index.ts'
export type { TooltipProps } from './components/Tooltip/index.ts'
export { Tooltip } from './components/Tooltip/index.ts'
export type {
  Brand,
  BrandDefinition,
  BrandTheme,
  BrandTokens,
  Breakpoint,
  ColorMode,
  ColorRoles,
  SeparatorStyle,
  SpaceName,
  ThemeChoice,
} from './theme/index.ts'
export {
  brandTokens,
  breakpoints,
  colorModeScript,
  contrastProblems,
  defineBrand,
  media,
  space,
  textFontPaths,
  themeAttributes,
  vars,
} from './theme/index.ts'
