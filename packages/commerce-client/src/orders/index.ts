export {
  GetMyOrderDocument,
  GetMyOrdersDocument,
  GetMyOrderTextsDocument,
} from '../generated/documents.ts'
