export {
  aCart,
  aCustomer,
  aLine,
  anAddress,
  anOrder,
  aProduct,
  aProductCard,
  aVariant,
  usd,
} from './builders.ts'
