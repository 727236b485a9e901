import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { Footer } from "../../ui/layout/footer.tsx";

export default function Page() {
  return (
    <>
      <AppBar logo search cartCount={0} />
      <main>
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
