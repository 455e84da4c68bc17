import type { Bus } from './adapters/bus/port.ts';
import type { Cache } from './adapters/cache/port.ts';
import type { Geocoder } from './adapters/geocoder/port.ts';
import type { ChosenMail } from './adapters/mail/choose-mail.ts';
import type { ChosenPayments } from './adapters/payments/choose-payments.ts';
import type { PushSender } from './adapters/push/push-sender.ts';
import type { RoutingService } from './adapters/routing/port.ts';
import type { Storage } from './adapters/storage/port.ts';
import type { WeatherService } from './adapters/weather/port.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { MakeCookable } from './common/cookable.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Clock } from './lib/clock.ts';
import type { CatalogReads } from './response-cache/catalog-reads.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';

export type Adapters = {
  readonly mail: ChosenMail;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly cache: Cache;
  readonly weather: WeatherService;
  /** Undefined where no server for routes is named. */
  readonly routing: RoutingService | undefined;
  readonly geocoder: Geocoder;
  readonly payments: ChosenPayments;
};

/** What a feature may use. */
export type Services = Adapters & {
  readonly config: Config;
  readonly db: Db;
  /** For what everybody may see of the catalog, which a replica can tell too. */
  readonly catalogReads: CatalogReads;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly responseCache: ResponseCache;
  readonly makeCookable: MakeCookable;
  readonly push: PushSender;
  /** A key of one's own for each purpose, from the installation's secret. */
  readonly keyFor: (purpose: string) => Uint8Array;
};
