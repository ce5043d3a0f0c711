export { FileUpload } from './FileUpload.tsx'
export type { FileRejection, FileUploadMessages, FileUploadProps, UploadState } from './fileUploadTypes.ts'
