import logo from "../../../app/assets/mark/ecactus-logo.svg";
import logoOnDark from "../../../app/assets/mark/ecactus-logo-on-dark.svg";
import markOnDark from "../../../app/assets/mark/ecactus-mark-on-dark.svg";

export function Logo() {
  return <img src={logo} alt="eCactus" width={116} height={30} />;
}

/** Logo on a dark background: the ribs with the name, on phones the ribs only. */
export function LogoOnDark() {
  return (
    <picture style={{ display: "flex" }}>
      <source media="(width < 600px)" srcSet={markOnDark} width={30} height={30} />
      <img src={logoOnDark} alt="eCactus" width={116} height={30} />
    </picture>
  );
}

/** Large ribs on a dark background, as decoration. */
export function LargeMark() {
  return <img src={markOnDark} alt="" width={240} height={240} />;
}
