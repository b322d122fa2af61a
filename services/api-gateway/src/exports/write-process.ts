import type { DocumentJob } from './document-job.ts';

// A process for one file: `write-process.ts < job` reads a DocumentJob as JSON and writes the file's bytes.

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const job = JSON.parse(Buffer.concat(chunks).toString()) as DocumentJob;

const write = async (): Promise<Buffer> => {
  switch (job.kind) {
    case 'docx':
      return (await import('./essay-docx.ts')).essayDocx(job.report);
    case 'pdf':
      return (await import('./essay-pdf.ts')).essayPdf(job.report);
    case 'ai-use-pdf':
      return (await import('./ai-use-pdf.ts')).aiUsePdf(job.use);
  }
};

process.stdout.write(await write());
