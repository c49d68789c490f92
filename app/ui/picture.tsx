type PictureProps = {
  /** Sources by format, best first, and the fallback with its size. */
  picture: { sources: Record<string, string>; img: { src: string; w: number; h: number } };
  /** Empty where the picture says nothing that the text beside it does not. */
  alt: string;
  /** CSS width of the picture by window width, as in `<img sizes>`. */
  sizes: string;
  loading?: "lazy" | "eager";
  fetchPriority?: "high" | "low" | "auto";
  /** On the `<img>`; the `<picture>` around it makes no box. */
  className?: string;
  /** Language of `alt` where it is not the page's. */
  lang?: string;
};

/** A picture in modern formats and several widths; its size is known before it is loaded. */
export function PictureView({ picture, alt, sizes, loading = "lazy", fetchPriority, className, lang }: PictureProps) {
  const { src, w, h } = picture.img;
  return (
    <picture className="contents">
      {Object.entries(picture.sources).map(([format, sources]) => (
        <source key={format} type={`image/${format}`} srcSet={sources} sizes={sizes} />
      ))}
      <img
        src={src}
        width={w}
        height={h}
        alt={alt}
        lang={lang}
        loading={loading}
        decoding={loading === "lazy" ? "async" : undefined}
        fetchPriority={fetchPriority}
        className={className}
      />
    </picture>
  );
}
