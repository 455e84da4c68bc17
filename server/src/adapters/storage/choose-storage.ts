import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createFileStorage } from './file-storage.ts';
import type { Storage } from './port.ts';

type StorageConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

export async function chooseStorage(config: StorageConfig): Promise<Storage> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey } = config;
  const { S3_SECRET_KEY: secretKey } = config;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    return createFileStorage(join(config.DATA_DIR, 'media'));
  }
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage({ endpoint, bucket, accessKey, secretKey });
}
