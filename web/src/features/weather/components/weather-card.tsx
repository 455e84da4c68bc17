import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Weather } from '@nearbite/contract/weather/weather';
import {
  Cloud,
  CloudFog,
  CloudLightning,
  CloudRain,
  type LucideIcon,
  Snowflake,
  Sun,
  Thermometer,
  Wind,
} from 'lucide-react';
import { RADIUS } from '../../../ui/theme/measures.ts';
import * as texts from '../weather.texts.ts';

type Face = { readonly icon: LucideIcon; readonly colours: string };

const warm = 'linear-gradient(120deg, #FFD27A, #F58A3C)';
const grey = 'linear-gradient(120deg, #DDE4EA, #AEBCC9)';
const wet = 'linear-gradient(120deg, #BFD9EE, #7FA6CC)';
const cold = 'linear-gradient(120deg, #EAF4FB, #B5D3EA)';

const FACES: Readonly<Record<string, Face>> = {
  clear: { icon: Sun, colours: warm },
  clouds: { icon: Cloud, colours: grey },
  rain: { icon: CloudRain, colours: wet },
  drizzle: { icon: CloudRain, colours: wet },
  thunderstorm: { icon: CloudLightning, colours: wet },
  snow: { icon: Snowflake, colours: cold },
  mist: { icon: CloudFog, colours: grey },
  fog: { icon: CloudFog, colours: grey },
  haze: { icon: CloudFog, colours: grey },
  squall: { icon: Wind, colours: grey },
  tornado: { icon: Wind, colours: grey },
};
const OTHER: Face = { icon: Thermometer, colours: warm };

type Props = {
  readonly weather: Weather;
  /** What the user chose by hand, of which there is no temperature to show. */
  readonly chosen: string | undefined;
  readonly reason: string;
  readonly foods: readonly string[];
};

/** The weather the suggestions were made for, and why these. */
export function WeatherCard({ weather, chosen, reason, foods }: Props) {
  const { icon: Icon, colours } = FACES[weather.condition] ?? OTHER;
  return (
    <Box
      component="section"
      aria-label={texts.weather}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: RADIUS.hero,
        color: '#221A15',
        background: colours,
      }}
    >
      <Box
        component={Icon}
        strokeWidth={1.5}
        aria-hidden
        sx={{ flex: 'none', width: { xs: 48, sm: 64 }, height: { xs: 48, sm: 64 } }}
      />
      <div>
        <Typography sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
          {chosen ? texts.youChose : texts.outsideNow}
        </Typography>
        <Typography
          sx={{
            // The longest weather in one line.
            fontSize: { xs: '1.25rem', sm: '2rem' },
            fontWeight: 800,
            letterSpacing: 'var(--section-spacing)',
            lineHeight: 1.15,
          }}
        >
          {chosen ?? texts.measured(Math.round(weather.temperature), weather.condition)}
        </Typography>
        {/* As many lines as it may take: what is below does not move when the weather turns. */}
        <Typography sx={{ mt: 0.5, minHeight: { xs: '3lh', sm: '1lh' } }}>
          {chosen ? foods.length > 0 && texts.goodForIt(foods) : reason}
        </Typography>
      </div>
    </Box>
  );
}
