export * from './hostile-documents.ts';
export * from './make-docx.ts';
export * from './make-odt.ts';
export * from './make-pdf.ts';
export { pdfPages } from '../read-pdf.ts';
export { zipEntries } from '../zip-entries.ts';
