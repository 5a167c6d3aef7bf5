import type { LocalImageService } from 'astro';
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';

/** Effort 4, the default, takes four times as long; 1 misses SSIMULACRA2's 'high' on the cover of a phone. */
const EFFORT = 3;
/** Above this width effort 1 makes files of the same size in a third of the time; half a decibel is lost among finer pixels. */
const WIDE_PX = 1600;
const WIDE_EFFORT = 1;

/** Astro's own service, with an effort that depends on the width: nearly all of a build is AVIF. */
const service: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  transform: (picture, options, { service, ...config }, logger) => {
    const effort = Number(options.width) > WIDE_PX ? WIDE_EFFORT : EFFORT;
    const encoders = { ...service.config, avif: { effort } };
    return sharpService.transform(
      picture,
      options,
      { ...config, service: { ...service, config: encoders } },
      logger,
    );
  },
};

export default service;
